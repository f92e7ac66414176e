import type { Question } from '#questions/question.ts';

export const questionAnchorId = ({ id }: Pick<Question, 'id'>): string => `question-${id}`;

/**
 * Scrolls to a question and focuses the first control that needs an answer.
 *
 * @param top scroll to this element instead, when it belongs to the question and is above it
 */
export function goToQuestion(question: Pick<Question, 'id'>, top?: Element | null): void {
  const group = document.getElementById(questionAnchorId(question));
  if (!group) return;
  const control = findFirstOpenControl(group) ?? group;
  (top ?? group).scrollIntoView({ block: 'start' });
  control.focus({ preventScroll: true });
  // The question may be taller than the window. An option's input is hidden: its label is visible.
  (control.closest('label') ?? control).scrollIntoView({ block: 'nearest' });
}

/** Scrolls to a marked question and focuses it, so that a screen reader reads it. */
export function focusQuestion(question: Pick<Question, 'id'>): void {
  const group = document.getElementById(questionAnchorId(question));
  group?.scrollIntoView({ block: 'start' });
  group?.focus({ preventScroll: true });
}

/** The first empty blank, else the chosen option, else the first control. */
function findFirstOpenControl(group: HTMLElement): HTMLElement | undefined {
  const controls = [...group.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  return (
    controls.find(({ type, value }) => type === 'text' && value.trim() === '') ??
    controls.find((control) => control.matches(':checked')) ??
    controls[0]
  );
}
