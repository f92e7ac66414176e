import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { activityQuery } from '#api/queries/activities/authoring.ts';
import type { Activity } from '#api/queries/activities/lists.ts';
import { focusContent } from '#components/page/focus/focus-content.ts';
import { formatTimestamp } from '#lib/time/dates.ts';
import { hasRole, policies } from '#session/policies.ts';
import { Role } from '#session/roles.ts';
import { useSession } from '#session/session.ts';
import { Button } from '#ui/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Row } from '#ui/layout.tsx';
import { isSameActivity, openActivity } from './draft/activity-draft.ts';
import { mergeDrafts } from './draft/merge-drafts.ts';
import { deleteStoredDraft, type StoredDraft } from './draft/stored-drafts.ts';
import { beginWith, type Beginning } from './draft/use-activity-draft.ts';
import type { EditorData } from './editor-data.ts';
import { PendingNotice, type RenderChange } from './pending/pending-notice.tsx';
import { RejectedNotice } from './pending/rejected-notice.tsx';
import { ActivityPreview } from './preview/activity-preview.tsx';
import { ActivityWriter } from './writing/activity-writer.tsx';
import styles from './editor.module.css';

interface EditorScreenProps {
  activityId: string;
  data: EditorData;
  /** Opens for writing, unless something was left here that is to be decided first. */
  startsWriting?: boolean;
  /** What a change set says, before and after. Always the same function. */
  renderChange: RenderChange;
  /** Leads to the activities of the topic (AUT-044). */
  onDone: () => void;
}

/** An activity: as it is, and while it is being written (AUT-044). */
export function EditorScreen(props: EditorScreenProps) {
  const { activityId, data, startsWriting = false, renderChange, onDone } = props;
  const { data: activity } = useSuspenseQuery(activityQuery(activityId));
  const role = useSession(({ details }) => details?.role);
  const isStaff = hasRole({ role }, policies.contentReaders.roles);
  const userId = useSession(({ details }) => details?.id ?? '');
  const router = useRouter();
  const [kept, setKept] = useState(data.kept);
  const [writing, setWriting] = useState<Beginning | undefined>(() =>
    startsWriting && !kept ? beginWith(activity) : undefined,
  );
  const notWriting = kept ? 'kept' : 'shown';
  useFocusAfterChange(writing ? 'written' : notWriting);
  if (!activity.id) return <ErrorState headingLevel={1} mood="error" title="Activity is missing id" />;

  const write = (beginning: Beginning) => {
    setKept(undefined);
    setWriting(beginning);
  };
  const discard = () => {
    void deleteStoredDraft({ userId, activityId });
    setKept(undefined);
  };
  const show = (saved: Activity | undefined) => {
    setWriting(undefined);
    // The page is called as the activity is.
    if (saved && saved.title !== data.title) void router.invalidate();
  };
  if (writing) {
    return (
      <ActivityWriter
        beginning={writing}
        place={data.place}
        grade={data.grade}
        isAdmin={role === Role.Admin}
        hasAnswers={isStaff}
        renderChange={renderChange}
        onSent={show}
        onLeave={onDone}
      />
    );
  }
  return (
    <ActivityPreview
      activity={activity}
      place={data.place}
      isStaff={isStaff}
      onEdit={() => write(kept ? goOn(activity, kept) : beginWith(activity))}
      onDone={onDone}
      notice={
        <>
          {kept ? (
            <KeptNotice
              savedAt={kept.savedAt}
              onContinue={() => write(goOn(activity, kept))}
              onDiscard={discard}
            />
          ) : null}
          <PendingNotice activity={activity} renderChange={renderChange} />
          <RejectedNotice activity={activity} />
        </>
      }
    />
  );
}

/**
 * What was pressed goes with its part of the screen: the focus moves to the heading of the next one, once that is drawn,
 * and the page to its beginning, where the heading is.
 */
function useFocusAfterChange(part: 'written' | 'kept' | 'shown'): void {
  const before = useRef(part);
  useEffect(() => {
    const isSame = before.current === part;
    before.current = part;
    if (isSame) return;
    const frame = requestAnimationFrame(() => {
      focusContent();
      window.scrollTo({ top: 0, behavior: 'instant' });
    });
    return () => cancelAnimationFrame(frame);
  }, [part]);
}

/** Goes on with what was left, and with what another author has changed since. */
function goOn(activity: Activity, kept: StoredDraft): Beginning {
  const base = openActivity(activity);
  const before = openActivity(kept.base);
  if (isSameActivity(base, before)) return { activity, base, draft: kept.draft };
  const merged = mergeDrafts(before, kept.draft, base);
  return { activity, base, draft: merged.draft, merged };
}

interface KeptNoticeProps {
  /** Milliseconds since 1970. */
  savedAt: number;
  onContinue: () => void;
  onDiscard: () => void;
}

/** Offers what was being written here when the page closed. */
function KeptNotice({ savedAt, onContinue, onDiscard }: KeptNoticeProps) {
  return (
    <Alert tone="info" title="You have changes here that are not saved">
      They are kept on this device, from {formatTimestamp(new Date(savedAt).toISOString())}.
      <Row as="span" gap={2} align="stretch" className={styles.buttons}>
        <Button size="small" variant="primary" onPress={onContinue}>
          Go on writing
        </Button>
        <Button size="small" onPress={onDiscard}>
          Discard them
        </Button>
      </Row>
    </Alert>
  );
}
