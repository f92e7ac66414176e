import type { Question } from '#questions/question.ts';

/** The id of the question's group of controls on the page. */
export const anchorOf = ({ id }: Pick<Question, 'id'>): string => `question-${id}`;

/** Shows a question, clear of the bars above and below, and puts the focus on the control that waits for an answer. */
export function goToQuestion(question: Pick<Question, 'id'>): void {
  const group = document.getElementById(anchorOf(question));
  if (!group) return;
  const control = openControl(group) ?? group;
  group.scrollIntoView({ block: 'start' });
  control.focus({ preventScroll: true });
  // The question may be higher than the window. An option's input is hidden, its row is what is seen.
  (control.closest('label') ?? control).scrollIntoView({ block: 'nearest' });
}

/** The first empty blank, the chosen option, else the first control. */
function openControl(group: HTMLElement): HTMLElement | undefined {
  const controls = [...group.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  return (
    controls.find(({ type, value }) => type === 'text' && value.trim() === '') ??
    controls.find((control) => control.matches(':checked')) ??
    controls[0]
  );
}
