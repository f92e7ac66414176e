import { FileTrigger } from 'react-aria-components';
import { findingsAt } from '#questions/editor/findings.ts';
import { mediaCaptionsLabel } from '#questions/question.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { captionsFindings, toWebVtt } from './captions.ts';
import styles from './media-field.module.css';

interface CaptionsFieldProps {
  captions: string;
  onChange: (captions: string) => void;
}

/** The captions of a film: their text, read from a file or written here. */
export function CaptionsField({ captions, onChange }: CaptionsFieldProps) {
  const read = async (files: FileList | null) => {
    const file = files?.[0];
    if (file) onChange(toWebVtt(await file.text()));
  };
  return (
    <div className={styles.captions}>
      <TextField
        multiline
        rows={3}
        verbatim
        label={mediaCaptionsLabel}
        description="What is said, with its times. Leave empty if nothing is said."
        value={captions}
        onChange={onChange}
        {...findingsAt(captionsFindings(captions), mediaCaptionsLabel)}
      />
      <FileTrigger acceptedFileTypes={['.vtt', '.srt']} onSelect={(files) => void read(files)}>
        <Button size="small">Read captions from a file</Button>
      </FileTrigger>
    </div>
  );
}
