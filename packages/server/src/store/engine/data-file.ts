/** The name of the data file in its folder. */
export const DATA_FILE = 'selva.db'
