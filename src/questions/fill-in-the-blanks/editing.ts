import * as v from 'valibot';
import { readBlanks, listBlankWords } from '#openapi/rules/blanks.ts';
import type { QuestionEditing } from '../editing.ts';
import { parseEditedData, optionalText } from '../editor/edited-data.ts';
import { lengthFindings } from '../editor/findings.ts';
import { FillInEditor } from './editor.tsx';
import { emptyParagraphFindings, paragraphFindings } from './paragraph-check.ts';

const draftData = v.looseObject({
  paragraph: v.string(),
  correctAnswers: v.optional(v.nullable(v.array(v.string()))),
  hint: optionalText,
  feedBack: optionalText,
});

export interface FillInDraft {
  /** Without an answer key, `correctAnswers` is missing and each blank is `[[]]` (D-137). */
  data: v.InferOutput<typeof draftData>;
  blanksBefore: number;
}

const hasKey = ({ data }: FillInDraft): boolean => data.correctAnswers !== undefined;

function toDraft(unknownData: unknown): FillInDraft | undefined {
  const data = parseEditedData(draftData, unknownData);
  return data && { data, blanksBefore: readBlanks(data.paragraph).blanks.length };
}

function toData(draft: FillInDraft): object {
  const { data } = draft;
  if (!hasKey(draft)) return data;
  return { ...data, correctAnswers: listBlankWords(data.paragraph) };
}

export const fillInEditing: QuestionEditing<FillInDraft> = {
  template: () => ({ paragraph: '', correctAnswers: [] }),
  toDraft,
  toData,
  check(draft) {
    const { paragraph, hint, feedBack } = draft.data;
    return [
      ...(hasKey(draft)
        ? paragraphFindings(paragraph)
        : emptyParagraphFindings(paragraph, draft.blanksBefore)),
      ...lengthFindings('Hint', hint),
      ...lengthFindings('Feedback', feedBack),
    ];
  },
  Editor: FillInEditor,
};
