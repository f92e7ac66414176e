import { checkChoice } from '../choice/choice-check.ts';
import { toChoiceData, toChoiceDraft, type ChoiceDraft } from '../choice/choice-draft.ts';
import { ChoiceEditor } from '../choice/choice-editor.tsx';
import type { QuestionEditing } from '../editing.ts';

export const singleChoiceEditing: QuestionEditing<ChoiceDraft> = {
  template: () => ({ prompt: '', options: ['Option 1', 'Option 2'], correctAnswer: 'Option 1' }),
  toDraft: (data) => toChoiceDraft('single', data),
  toData: toChoiceData,
  check: checkChoice,
  Editor: ChoiceEditor,
};
