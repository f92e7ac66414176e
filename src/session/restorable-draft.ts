/** A draft that a page restores after the user signs in again. */
export type RestorableDraft = 'answers' | 'submission' | 'activity' | 'form';
