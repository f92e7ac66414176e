import { Pencil } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import type { ParentProfile } from '#api/queries/parents.ts';
import { formatPhoneNumber } from '#lib/text/phone-number.ts';
import { useSession } from '#session/session.ts';
import { Breakable } from '#ui/Breakable.tsx';
import { Button } from '#ui/Button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Avatar } from '#ui/picture/Avatar.tsx';
import styles from './profile-view.module.css';

interface ProfileViewProps {
  profile: ParentProfile;
  onEdit: () => void;
  ref: Ref<HTMLButtonElement>;
}

export function ProfileView({ profile, onEdit, ref }: ProfileViewProps) {
  const id = useSession(({ details }) => details?.id) ?? '';
  const { name, surname, email, whatsAppNumber, cellphoneNumber, town, postalCode, learnerCount } = profile;
  return (
    <section aria-label="Your profile" className={classNames(cardStyle(), styles.card)}>
      <Avatar id={id} name={`${name} ${surname}`} className={styles.avatar} />
      <dl className={styles.facts}>
        <Fact name="Name">{name}</Fact>
        <Fact name="Surname">{surname}</Fact>
        <Fact name="Email">{email ? <Breakable text={email} /> : null}</Fact>
        <Fact name="WhatsApp number">{formatPhoneNumber(whatsAppNumber)}</Fact>
        <Fact name="Cellphone number">{formatPhoneNumber(cellphoneNumber)}</Fact>
        <Fact name="Town">{town}</Fact>
        <Fact name="Postal Code">{postalCode}</Fact>
        <Fact name="Number of learners">{learnerCount}</Fact>
      </dl>
      <Button variant="primary" icon={<Pencil aria-hidden="true" />} onPress={onEdit} ref={ref}>
        Edit
      </Button>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const isKnown = children !== null && children !== undefined && children !== '';
  return (
    <div>
      <dt>{name}</dt>
      <dd>{isKnown ? children : 'Not known yet'}</dd>
    </div>
  );
}
