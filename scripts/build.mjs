// npm run build: installs and builds all that `npm start` needs, and starts nothing.
import { ensure } from './ensure.mjs'
import { ensureWeb } from './web.mjs'

await ensure('play')
await ensureWeb()
