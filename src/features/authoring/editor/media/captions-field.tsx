import { FileTrigger } from 'react-aria-components';
import { findingsAt } from '#questions/editor/findings.ts';
import { mediaCaptionsLabel } from '#questions/question.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Stack } from '#ui/layout.tsx';
import { captionsFindings, toWebVtt } from './captions.ts';

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
    <Stack gap={2}>
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
      <div>
        <FileTrigger acceptedFileTypes={['.vtt', '.srt']} onSelect={(files) => void read(files)}>
          <Button size="small">Read captions from a file</Button>
        </FileTrigger>
      </div>
    </Stack>
  );
}
