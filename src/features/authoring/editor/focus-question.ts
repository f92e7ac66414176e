/** The card of a question. */
export const questionElement = (key: string | undefined): HTMLElement | null =>
  key === undefined ? null : document.querySelector(`[data-question="${CSS.escape(key)}"]`);

const fields = 'input:not([type="file"], [type="radio"], [type="checkbox"]), textarea';

/**
 * Moves the focus to a question: to its heading, its first text field, or the first field that is wrong. Without the
 * question, to where new ones are added.
 */
export function focusQuestion(
  key: string | undefined,
  part: 'heading' | 'field' | 'invalid' = 'heading',
): void {
  const card = questionElement(key);
  const heading = card?.querySelector<HTMLElement>('h2');
  const wanted = {
    heading,
    field: card?.querySelector<HTMLElement>(fields),
    invalid: card?.querySelector<HTMLElement>('[aria-invalid="true"]'),
  }[part];
  const target = wanted ?? heading ?? document.querySelector<HTMLElement>('[data-new-question] button');
  target?.focus();
  target?.scrollIntoView({ block: 'center' });
}

/** Moves the focus to the choice between the two versions of a field. */
export function focusConflict(id: string): void {
  const row = document.querySelector(`[data-conflict="${CSS.escape(id)}"]`);
  row?.querySelector<HTMLElement>('input')?.focus();
  row?.scrollIntoView({ block: 'center' });
}
