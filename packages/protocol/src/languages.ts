export const LANGUAGES = ['en', 'it', 'es', 'pt'] as const
export type Language = (typeof LANGUAGES)[number]
