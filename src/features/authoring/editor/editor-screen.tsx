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
import { isSameActivity, toActivityDraft } from './draft/activity-draft.ts';
import { mergeDrafts } from './draft/merge-drafts.ts';
import { deleteStoredDraft, type StoredDraft } from './draft/stored-drafts.ts';
import { createInitialDraft, type InitialDraft } from './draft/use-activity-draft.ts';
import type { EditorData } from './editor-data.ts';
import { ActivityForm } from './form/activity-form.tsx';
import { PendingNotice, type RenderChange } from './pending/pending-notice.tsx';
import { RejectedNotice } from './pending/rejected-notice.tsx';
import { ActivityPreview } from './preview/activity-preview.tsx';
import styles from './editor.module.css';

interface EditorScreenProps {
  activityId: string;
  data: EditorData;
  /** Opens the form instead of the preview, unless a stored draft is offered first. */
  opensForm?: boolean;
  /** Renders a record before and after its change. Must be a stable function. */
  renderChange: RenderChange;
  onDone: () => void;
}

export function EditorScreen(props: EditorScreenProps) {
  const { activityId, data, opensForm = false, renderChange, onDone } = props;
  const { data: activity } = useSuspenseQuery(activityQuery(activityId));
  const role = useSession(({ details }) => details?.role);
  const isStaff = hasRole({ role }, policies.contentReaders.roles);
  const userId = useSession(({ details }) => details?.id ?? '');
  const router = useRouter();
  const [storedDraft, setStoredDraft] = useState(data.storedDraft);
  const [initialDraft, setInitialDraft] = useState<InitialDraft | undefined>(() =>
    opensForm && !storedDraft ? createInitialDraft(activity) : undefined,
  );
  const previewMode = storedDraft ? 'draft offered' : 'preview';
  useFocusAfterChange(initialDraft ? 'form' : previewMode);
  if (!activity.id) return <ErrorState headingLevel={1} mood="error" title="Activity is missing id" />;

  const openForm = (initial: InitialDraft) => {
    setStoredDraft(undefined);
    setInitialDraft(initial);
  };
  const discard = () => {
    void deleteStoredDraft({ userId, activityId });
    setStoredDraft(undefined);
  };
  const showPreview = (saved: Activity | undefined) => {
    setInitialDraft(undefined);
    // The document title contains the activity's title.
    if (saved && saved.title !== data.title) void router.invalidate();
  };
  if (initialDraft) {
    return (
      <ActivityForm
        initialDraft={initialDraft}
        locationText={data.locationText}
        grade={data.grade}
        isAdmin={role === Role.Admin}
        isStaff={isStaff}
        renderChange={renderChange}
        onSent={showPreview}
        onLeave={onDone}
      />
    );
  }
  return (
    <ActivityPreview
      activity={activity}
      locationText={data.locationText}
      isStaff={isStaff}
      onEdit={() => openForm(storedDraft ? resumeDraft(activity, storedDraft) : createInitialDraft(activity))}
      onDone={onDone}
      notice={
        <>
          {storedDraft ? (
            <StoredDraftNotice
              savedAt={storedDraft.savedAt}
              onContinue={() => openForm(resumeDraft(activity, storedDraft))}
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

/** Moves the focus to the heading and scrolls to the top when the mode changes: the pressed button is removed then. */
function useFocusAfterChange(mode: 'form' | 'draft offered' | 'preview'): void {
  const before = useRef(mode);
  useEffect(() => {
    const isSame = before.current === mode;
    before.current = mode;
    if (isSame) return;
    const frame = requestAnimationFrame(() => {
      focusContent();
      window.scrollTo({ top: 0, behavior: 'instant' });
    });
    return () => cancelAnimationFrame(frame);
  }, [mode]);
}

/** Merges a stored draft with the activity if the activity was saved since. */
function resumeDraft(activity: Activity, stored: StoredDraft): InitialDraft {
  const base = toActivityDraft(activity);
  const before = toActivityDraft(stored.base);
  if (isSameActivity(base, before)) return { activity, base, draft: stored.draft };
  const merged = mergeDrafts(before, stored.draft, base);
  return { activity, base, draft: merged.draft, merged };
}

interface StoredDraftNoticeProps {
  /** Milliseconds since 1970. */
  savedAt: number;
  onContinue: () => void;
  onDiscard: () => void;
}

function StoredDraftNotice({ savedAt, onContinue, onDiscard }: StoredDraftNoticeProps) {
  return (
    <Alert tone="info" title="You have changes here that are not saved">
      They were stored on this device on <time>{formatTimestamp(new Date(savedAt).toISOString())}</time>.
      <Row as="span" gap={2} align="stretch" className={styles.buttons}>
        <Button size="small" variant="primary" onPress={onContinue}>
          Continue editing
        </Button>
        <Button size="small" onPress={onDiscard}>
          Discard them
        </Button>
      </Row>
    </Alert>
  );
}
