import type { Question } from '#questions/question.ts';

export const questionAnchorId = ({ id }: Pick<Question, 'id'>): string => `question-${id}`;

/**
 * Scrolls to a question and focuses the first control that needs an answer.
 *
 * @param top an element above the question to scroll to instead
 */
export function goToQuestion(question: Pick<Question, 'id'>, top?: Element | null): void {
  const group = document.getElementById(questionAnchorId(question));
  if (!group) return;
  const control = findControlToAnswer(group) ?? group;
  (top ?? group).scrollIntoView({ block: 'start' });
  control.focus({ preventScroll: true });
  // The question may be taller than the window. The input of an option is hidden: scroll to its label.
  (control.closest('label') ?? control).scrollIntoView({ block: 'nearest' });
}

/** Scrolls to a marked question and focuses it, so that screen readers announce it. */
export function focusQuestion(question: Pick<Question, 'id'>): void {
  const group = document.getElementById(questionAnchorId(question));
  group?.scrollIntoView({ block: 'start' });
  group?.focus({ preventScroll: true });
}

/** Finds the first empty blank, else the selected option, else the first control. */
function findControlToAnswer(group: HTMLElement): HTMLElement | undefined {
  const controls = [...group.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  return (
    controls.find(({ type, value }) => type === 'text' && value.trim() === '') ??
    controls.find((control) => control.matches(':checked')) ??
    controls[0]
  );
}
