import type { Question } from '#questions/question.ts';

/** The id of the question's group of controls on the page. */
export const anchorOf = ({ id }: Pick<Question, 'id'>): string => `question-${id}`;

/** Scrolls to a question, clear of the bars above and below, and focuses the first control that needs an answer. */
export function goToQuestion(question: Pick<Question, 'id'>): void {
  const group = document.getElementById(anchorOf(question));
  if (!group) return;
  const control = firstOpenControl(group) ?? group;
  group.scrollIntoView({ block: 'start' });
  control.focus({ preventScroll: true });
  // The question may be taller than the window. The input of an option is hidden: its label is what people see.
  (control.closest('label') ?? control).scrollIntoView({ block: 'nearest' });
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
