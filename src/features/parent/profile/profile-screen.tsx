import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { parentProfileQuery } from '#api/queries/parents.ts';
import { useFormParam } from '#components/form/use-form-param.ts';
import { BackLink } from '#components/page/back-link.tsx';
import { Loading, Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileView } from './profile-view.tsx';
import styles from './profile-screen.module.css';

/** The form as the URL names it: what was typed before a session ended is found again there. */
const editForm = 'edit';
const forms = [{ id: editForm }];

/** A parent's own profile: shown, and a form in its place while it is edited (PAR-029, PAR-030). */
export function ProfileScreen() {
  const { data: profile } = useSuspenseQuery(parentProfileQuery());
  const { isOpen: isEditing, open, close } = useFormParam(forms);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // The button that was pressed is gone.
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  return (
    <div className={styles.screen}>
      <BackLink to="/parent/dashboard" />
      <PageHeader title="Profile" />
      {isEditing ? (
        <ProfileForm profile={profile} onClose={close} />
      ) : (
        <ProfileView profile={profile} onEdit={() => open(editForm)} ref={editButton} />
      )}
    </div>
  );
}

export function ProfileSkeleton() {
  return (
    <Loading text="Loading your profile…">
      <div className={styles.screen}>
        <Skeleton width="10rem" height="44px" className={styles.heading} />
        <Skeleton height="420px" className={styles.block} />
      </div>
    </Loading>
  );
}
