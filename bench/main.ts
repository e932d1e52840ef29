const [subject] = process.argv.slice(2)
console.log(`bench ${subject ?? 'engine'}: nothing here yet`)
