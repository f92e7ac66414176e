import { TextField, type TextFieldProps } from '#ui/form/TextField.tsx';
import type { Finding } from '../editing.ts';
import { findingsOfField } from './findings.ts';

interface EditorTextAreaProps extends Pick<TextFieldProps, 'description'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  findings: readonly Finding[];
}

export function EditorTextArea({ findings, ...field }: EditorTextAreaProps) {
  return <TextField multiline grows rows={1} {...findingsOfField(findings, field.label)} {...field} />;
}
