/**
 * What the page where a session has ended brings back to its user: answers, a submission that was not sent, an activity
 * that was being written, or what was typed into a form.
 */
export type RestorableDraft = 'answers' | 'submission' | 'activity' | 'form';
