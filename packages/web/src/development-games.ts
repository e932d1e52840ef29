/** Games that only the development server shows: nothing of them is built. */
export { toy } from './toy/index.ts'
