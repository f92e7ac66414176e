import type { ComponentType } from 'react';

/** Something about a question that its author should look at. */
export interface Finding {
  /** 'error': it cannot be saved like this. 'warning': it can, but a learner may be puzzled. */
  level: 'error' | 'warning';
  /** The label of the field, as the editor shows it: 'Option 2'. */
  field: string;
  message: string;
}

export interface EditorProps<Draft> {
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** The findings at this question; the editor shows each at its field. */
  findings: readonly Finding[];
}

/**
 * How questions of one type are written. A draft is what the author works on: it may be unfinished, its options have ids
 * of their own, and the right ones are marked by their row, so that a new text carries over (D-150).
 */
export interface QuestionEditing<Draft> {
  /** The data of a new question (AUT-042). */
  template: () => object;
  /** Undefined when the data cannot be edited. Without an answer key, as a learner receives it, the draft has none (D-137). */
  toDraft: (data: unknown) => Draft | undefined;
  /** The data to send: unknown properties are kept (D-069), what was typed while answering is not (D-142). */
  toData: (draft: Draft) => object;
  /** What is wrong, in the order of the fields. */
  check: (draft: Draft) => readonly Finding[];
  Editor: ComponentType<EditorProps<Draft>>;
}
