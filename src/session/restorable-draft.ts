/**
 * What a page restores after the user signs in again: answers, an unsent submission, an activity in the editor, or
 * form input.
 */
export type RestorableDraft = 'answers' | 'submission' | 'activity' | 'form';
