/** The place of the data: a folder with a data file, or the address of a PostgreSQL. */
export type DataLocation = { readonly folder: string } | { readonly databaseUrl: string }
