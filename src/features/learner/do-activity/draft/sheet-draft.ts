import type { AnswerSheet } from '#api/queries/activities/answer-sheet.ts';
import type { AnswerDraft } from './answer-draft.ts';

/** What somebody has answered on a sheet, and whether it is saved. */
export type SheetDraft = AnswerDraft<AnswerSheet['questions'][number]>;
