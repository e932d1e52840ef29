/** Why something is reported. */
export const REPORT_REASONS = ['insult', 'threat', 'spam', 'personal', 'cheating', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
