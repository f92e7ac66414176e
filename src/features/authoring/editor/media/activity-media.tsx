import { Upload } from 'lucide-react';
import { FileTrigger } from 'react-aria-components';
import { mediaKind } from '#lib/media-kind.ts';
import { mediaUrl } from '#lib/url/media-url.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ProgressBeads } from '#ui/feedback/ProgressBeads.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { Media } from '#ui/picture/Media.tsx';
import { activityMedia } from './media-files.ts';
import type { useActivityMedia } from './use-activity-media.ts';
import { useObjectUrl } from './use-object-url.ts';
import styles from '../editor.module.css';

interface ActivityMediaProps {
  activity: { id: string; title: string; mediaPath: string | null };
  isStaff: boolean;
  media: ReturnType<typeof useActivityMedia>;
}

/** The picture or video of an activity. Uploads and deletions take effect at once, without review (AUT-054). */
export function ActivityMedia({ activity, isStaff, media }: ActivityMediaProps) {
  const { mediaPath } = activity;
  const { upload, uploading, isDeleting, cancel, remove } = media;
  const chosenFileUrl = useObjectUrl(uploading?.file);
  if (!isStaff && mediaPath === null) return null;
  const alt = `Picture or video of ${activity.title}`;
  const percent = Math.round((uploading?.progress ?? 0) * 100);
  return (
    <Stack gap={3} className={styles.field} role="group" aria-label="Picture or video of the activity">
      {uploading ? (
        <>
          {chosenFileUrl ? (
            <Media
              src={chosenFileUrl}
              kind={mediaKind(uploading.file.name, uploading.file.type)}
              alt={uploading.file.name}
            />
          ) : null}
          <Row>
            <div
              role="progressbar"
              aria-label={`Uploading ${uploading.file.name}`}
              aria-valuenow={percent}
              className={styles.progress}
            >
              <ProgressBeads done={percent} total={100} />
            </div>
            <span>{percent} %</span>
            <Button size="small" onPress={cancel}>
              Cancel upload
            </Button>
          </Row>
        </>
      ) : (
        <>
          {mediaPath === null ? null : (
            <Media src={mediaUrl(mediaPath)} kind={mediaKind(mediaPath)} alt={alt} />
          )}
          {isStaff ? (
            <Row>
              <Upload size={18} aria-hidden="true" />
              <span className={classNames('breakable', styles.file)}>JPEG, PNG or MP4, at most 10 MB</span>
              <FileTrigger acceptedFileTypes={activityMedia.accept} onSelect={(files) => upload(files?.[0])}>
                <Button size="small" isDisabled={isDeleting}>
                  {mediaPath === null ? 'Upload' : 'Upload another'}
                </Button>
              </FileTrigger>
              {mediaPath === null ? null : (
                <Button
                  size="small"
                  variant="quiet"
                  dangerous
                  busy={isDeleting ? 'Deleting…' : undefined}
                  onPress={remove}
                >
                  Delete media
                </Button>
              )}
            </Row>
          ) : null}
        </>
      )}
    </Stack>
  );
}
