import { checkChoice } from '../choice/choice-check.ts';
import { toChoiceData, toChoiceDraft, type ChoiceDraft } from '../choice/choice-draft.ts';
import { ChoiceEditor } from '../choice/choice-editor.tsx';
import type { QuestionEditing } from '../editing.ts';

export const multipleChoiceEditing: QuestionEditing<ChoiceDraft> = {
  // Three options (D-151), none correct: the author decides how many are.
  template: () => ({ prompt: '', options: ['Option 1', 'Option 2', 'Option 3'], correctAnswers: [] }),
  toDraft: (data) => toChoiceDraft('multiple', data),
  toData: toChoiceData,
  check: checkChoice,
  Editor: ChoiceEditor,
};
