import type { Question } from '#questions/question.ts';

/** The id of the question's group of controls on the page. */
export const anchorOf = ({ id }: Pick<Question, 'id'>): string => `question-${id}`;

/**
 * Scrolls to a question, clear of the bars above and below, and focuses the first control that needs an answer.
 *
 * @param top what is scrolled to instead, when something belongs to the question that stands above it
 */
export function goToQuestion(question: Pick<Question, 'id'>, top?: Element | null): void {
  const group = document.getElementById(anchorOf(question));
  if (!group) return;
  const control = firstOpenControl(group) ?? group;
  (top ?? group).scrollIntoView({ block: 'start' });
  control.focus({ preventScroll: true });
  // The question may be taller than the window. The input of an option is hidden: its label is what people see.
  (control.closest('label') ?? control).scrollIntoView({ block: 'nearest' });
}

/** Scrolls to a marked question and focuses it, so that a screen reader reads its number, its verdict and its words. */
export function showQuestion(question: Pick<Question, 'id'>): void {
  const group = document.getElementById(anchorOf(question));
  group?.scrollIntoView({ block: 'start' });
  group?.focus({ preventScroll: true });
}

/** The first empty blank, the chosen option, else the first control. */
function firstOpenControl(group: HTMLElement): HTMLElement | undefined {
  const controls = [...group.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  return (
    controls.find(({ type, value }) => type === 'text' && value.trim() === '') ??
    controls.find((control) => control.matches(':checked')) ??
    controls[0]
  );
}
