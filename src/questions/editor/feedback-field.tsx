import type { Finding } from '../editing.ts';
import { textOrNull } from './edited-data.ts';
import { EditorTextArea } from './text-area.tsx';

interface FeedbackFieldProps {
  feedBack: string | null | undefined;
  onChange: (feedBack: string | null) => void;
  findings: readonly Finding[];
}

/** The explanation that a learner reads after marking. */
export function FeedbackField({ feedBack, onChange, findings }: FeedbackFieldProps) {
  return (
    <EditorTextArea
      label="Feedback"
      value={feedBack ?? ''}
      onChange={(text) => onChange(textOrNull(text))}
      findings={findings}
    />
  );
}
