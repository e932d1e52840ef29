// Loaded into the real program by tests: its door for requests never closes.
import { Server } from 'node:http'

Server.prototype.close = function close() {
  return this
}
