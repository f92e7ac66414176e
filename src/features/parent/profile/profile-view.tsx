import { Pencil } from 'lucide-react';
import type { Ref } from 'react';
import type { ParentProfile } from '#api/queries/parents.ts';
import { formatPhoneNumber } from '#lib/text/phone-number.ts';
import { useSession } from '#session/session.ts';
import { Breakable } from '#ui/Breakable.tsx';
import { Button } from '#ui/Button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Stack } from '#ui/layout.tsx';
import { Avatar } from '#ui/picture/Avatar.tsx';
import { Fact, Facts } from '../facts.tsx';
import styles from '../parent.module.css';

interface ProfileViewProps {
  profile: ParentProfile;
  onEdit: () => void;
  ref: Ref<HTMLButtonElement>;
}

export function ProfileView({ profile, onEdit, ref }: ProfileViewProps) {
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
