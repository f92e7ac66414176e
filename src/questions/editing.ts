import type { ComponentType } from 'react';

export interface Finding {
  /** 'error': prevents saving. 'warning': may confuse learners. */
  level: 'error' | 'warning';
  field: string;
  message: string;
}

export interface EditorProps<Draft> {
  draft: Draft;
  onChange: (draft: Draft) => void;
  findings: readonly Finding[];
}

/** The editing of one question type. A draft may be incomplete. */
export interface QuestionEditing<Draft> {
  /** Returns the data of a new question (AUT-042). */
  template: () => object;
  /** Returns undefined for invalid data. Without an answer key in the data, the draft has none (D-137). */
  toDraft: (data: unknown) => Draft | undefined;
  /** Returns the data to send, with unknown properties (D-069) and without answers (D-142). */
  toData: (draft: Draft) => object;
  check: (draft: Draft) => readonly Finding[];
  Editor: ComponentType<EditorProps<Draft>>;
}
