// npm run build: installs and builds all that `npm start` needs, and starts nothing.
import { ensure } from './ensure.mjs'
import { endWithHelp } from './help.mjs'
import { ensureWeb } from './web.mjs'

endWithHelp(`npm run build

Installs and builds everything that npm start needs, and starts nothing.`)

await ensure('play')
await ensureWeb()
