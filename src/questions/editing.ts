import type { ComponentType } from 'react';

/** A problem of a question, shown to its author. */
export interface Finding {
  /** 'error': cannot be saved. 'warning': can be saved, but may confuse learners. */
  level: 'error' | 'warning';
  /** The label of the field: 'Option 2'. */
  field: string;
  message: string;
}

export interface EditorProps<Draft> {
  draft: Draft;
  onChange: (draft: Draft) => void;
  findings: readonly Finding[];
}

/**
 * The editing of one question type. A draft may be incomplete; its options have ids and are marked as correct by row,
 * so that an edited option stays correct (D-150).
 */
export interface QuestionEditing<Draft> {
  /** The data of a new question (AUT-042). */
  template: () => object;
  /**
   * Undefined if the data cannot be edited. Data for learners has no answer key, and neither has its draft (D-137).
   */
  toDraft: (data: unknown) => Draft | undefined;
  /** The data to send: keeps unknown properties (D-069), omits answers (D-142). */
  toData: (draft: Draft) => object;
  check: (draft: Draft) => readonly Finding[];
  Editor: ComponentType<EditorProps<Draft>>;
}
