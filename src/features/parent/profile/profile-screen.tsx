import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { parentProfileQuery } from '#api/queries/parents.ts';
import { useFormParam } from '#components/form/use-form-param.ts';
import { ParentPage, ParentPageSkeleton } from '../parent-page.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileView } from './profile-view.tsx';

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
    <ParentPage title="Profile">
      {isEditing ? (
        <ProfileForm profile={profile} onClose={close} />
      ) : (
        <ProfileView profile={profile} onEdit={() => open(editForm)} ref={editButton} />
      )}
    </ParentPage>
  );
}

export const ProfileSkeleton = () => <ParentPageSkeleton text="Loading your profile…" />;
