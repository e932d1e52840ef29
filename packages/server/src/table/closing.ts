/** The server stops, and takes up nothing more. */
export class ServerClosing extends Error {
  constructor() {
    super('the server stops')
    this.name = 'Closing'
  }
}
