import { Paperclip } from 'lucide-react';
import { memo, useId, useRef } from 'react';
import { FileTrigger } from 'react-aria-components';
import { mediaDescriptionLimit } from '#api/contract.gen.ts';
import { mediaKind } from '#lib/media-kind.ts';
import { mediaUrl } from '#lib/url/media-url.ts';
import { findingsOfField } from '#questions/editor/findings.ts';
import { mediaDescriptionLabel, mediaCaptionsLabel } from '#questions/question.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextField } from '#ui/form/TextField.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { confirm } from '#ui/overlay/confirm.ts';
import { Media } from '#ui/picture/Media.tsx';
import { noMedia, type MediaDraft } from '../draft/activity-draft.ts';
import { fileName } from '../draft/draft-fields.ts';
import { captionsFindings, toWebVtt } from './captions.ts';
import { questionMedia } from './media-files.ts';
import { useObjectUrl } from './use-object-url.ts';
import styles from '../editor.module.css';

interface QuestionMediaFieldProps {
  questionKey: string;
  name: string;
  media: MediaDraft;
  warning: string | undefined;
  problem: string | undefined;
  choose: (file: File | undefined) => void;
  setMedia: (key: string, media: MediaDraft) => void;
}

/** Chooses the media of a question. The file is sent when the question is saved or submitted. */
export const QuestionMediaField = memo(function QuestionMediaField(props: QuestionMediaFieldProps) {
  const { questionKey, name, media, warning, problem, choose, setMedia } = props;
  const { path, file } = media;
  const chosenFileUrl = useObjectUrl(file);
  const problemId = useId();
  const attachButton = useRef<HTMLButtonElement>(null);
  const hasMedia = file !== undefined || path !== null;
  const storedUrl = path === null ? undefined : mediaUrl(path);
  const url = file ? chosenFileUrl : storedUrl;
  const kind = file ? mediaKind(file.name, file.type) : mediaKind(path ?? '');

  const remove = async () => {
    const title = 'Are you sure you want to delete this media?';
    const isAgreed = await confirm({
      title,
      confirmText: 'Yes, delete',
      cancelText: 'No, cancel',
      // The Delete button is removed together with the media.
      moveFocus: (isConfirmed) => isConfirmed && attachButton.current?.focus(),
    });
    if (isAgreed) setMedia(questionKey, noMedia);
  };
  return (
    <Stack gap={3} className={styles.field} role="group" aria-label={`Media of ${name}`}>
      {hasMedia && url ? (
        <Media
          src={url}
          kind={kind}
          alt={media.description || (fileName(media) ?? '')}
          captions={media.captions}
        />
      ) : null}
      <Row>
        <Paperclip size={18} aria-hidden="true" />
        <span className={classNames('breakable', styles.file)}>
          {fileName(media) ?? 'Image, audio or video'}
        </span>
        <FileTrigger acceptedFileTypes={questionMedia.accept} onSelect={(files) => choose(files?.[0])}>
          <Button
            ref={attachButton}
            size="small"
            {...(problem === undefined ? {} : { 'aria-describedby': problemId })}
          >
            {hasMedia ? 'Replace media' : 'Attach media'}
          </Button>
        </FileTrigger>
        {hasMedia ? (
          <Button
            size="small"
            variant="quiet"
            dangerous
            aria-label={`Delete media of ${name}`}
            onPress={remove}
          >
            Delete
          </Button>
        ) : null}
      </Row>
      {problem === undefined ? null : (
        <p id={problemId} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {hasMedia ? (
        <TextField
          label={mediaDescriptionLabel}
          value={media.description}
          maxLength={mediaDescriptionLimit}
          onChange={(description) => setMedia(questionKey, { ...media, description })}
          warning={warning}
        />
      ) : null}
      {hasMedia && kind === 'video' ? (
        <CaptionsField
          captions={media.captions}
          onChange={(captions) => setMedia(questionKey, { ...media, captions })}
        />
      ) : null}
    </Stack>
  );
});

interface CaptionsFieldProps {
  captions: string;
  onChange: (captions: string) => void;
}

function CaptionsField({ captions, onChange }: CaptionsFieldProps) {
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
        description="The spoken words with their times. Leave empty if nothing is said."
        value={captions}
        onChange={onChange}
        {...findingsOfField(captionsFindings(captions), mediaCaptionsLabel)}
      />
      <div>
        <FileTrigger acceptedFileTypes={['.vtt', '.srt']} onSelect={(files) => void read(files)}>
          <Button size="small">Read captions from a file</Button>
        </FileTrigger>
      </div>
    </Stack>
  );
}
