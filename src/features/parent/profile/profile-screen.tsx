import { useSuspenseQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useEffect, useRef, type Ref } from 'react';
import { parentProfileQuery, type ParentProfile } from '#api/queries/parents.ts';
import { useFormParam } from '#components/form/use-form-param.ts';
import { formatPhoneNumber } from '#lib/text/phone-number.ts';
import { useSession } from '#session/session.ts';
import { Breakable } from '#ui/Breakable.tsx';
import { Button } from '#ui/Button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Stack } from '#ui/layout.tsx';
import { Avatar } from '#ui/picture/Avatar.tsx';
import { Fact, Facts } from '../facts.tsx';
import { ParentPage, ParentPageSkeleton } from '../parent-page.tsx';
import { ProfileForm } from './profile-form.tsx';
import styles from '../parent.module.css';

/** The value of the form parameter in the URL, so that a draft can be restored after a login. */
const editForm = 'edit';
const forms = [{ id: editForm }];

/** Shows the profile of the signed-in parent, or the form to edit it (PAR-029, PAR-030). */
export function ProfileScreen() {
  const { data: profile } = useSuspenseQuery(parentProfileQuery());
  const { isOpen: isEditing, open, close } = useFormParam(forms);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // Return focus to the button that opened the form.
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

interface ProfileViewProps {
  profile: ParentProfile;
  onEdit: () => void;
  ref: Ref<HTMLButtonElement>;
}

function ProfileView({ profile, onEdit, ref }: ProfileViewProps) {
  const id = useSession(({ details }) => details?.id) ?? '';
  const { name, surname, email, whatsAppNumber, cellphoneNumber, town, postalCode, learnerCount } = profile;
  return (
    <Stack as="section" gap={5} aria-label="Your profile" className={classNames(cardStyle(), styles.profile)}>
      <Avatar id={id} name={`${name} ${surname}`} className={styles.avatar} />
      <Facts min={16}>
        <Fact name="Name">{name}</Fact>
        <Fact name="Surname">{surname}</Fact>
        <Fact name="Email">{email ? <Breakable text={email} /> : null}</Fact>
        <Fact name="WhatsApp number">{formatPhoneNumber(whatsAppNumber)}</Fact>
        <Fact name="Cellphone number">{formatPhoneNumber(cellphoneNumber)}</Fact>
        <Fact name="Town">{town}</Fact>
        <Fact name="Postal Code">{postalCode}</Fact>
        <Fact name="Number of learners">{learnerCount}</Fact>
      </Facts>
      <Button variant="primary" icon={<Pencil aria-hidden="true" />} onPress={onEdit} ref={ref}>
        Edit
      </Button>
    </Stack>
  );
}
