export const questionElement = (key: string | undefined): HTMLElement | null =>
  key === undefined ? null : document.querySelector(`[data-question="${CSS.escape(key)}"]`);

const fieldSelector = 'input:not([type="file"], [type="radio"], [type="checkbox"]), textarea';

/** Moves the focus into a question's card, or to the button that adds a question if there is no card. */
export function focusQuestion(
  key: string | undefined,
  part: 'heading' | 'field' | 'invalid' = 'heading',
): void {
  const card = questionElement(key);
  const heading = card?.querySelector<HTMLElement>('h2');
  const preferred = {
    heading,
    field: card?.querySelector<HTMLElement>(fieldSelector),
    invalid: card?.querySelector<HTMLElement>('[aria-invalid="true"]'),
  }[part];
  const target = preferred ?? heading ?? document.querySelector<HTMLElement>('[data-new-question] button');
  target?.focus();
  target?.scrollIntoView({ block: 'center' });
}
