import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { components } from '#api/contract.gen.ts';
import { Breakable } from '#ui/Breakable.tsx';
import { classNames } from '#ui/class-names.ts';
import { Avatar } from '#ui/picture/Avatar.tsx';
import type { useUnlockRequest } from './use-unlock-request.ts';
import styles from './ask-parent.module.css';

type Guardian = components['schemas']['Guardian'];

interface GuardianChoiceProps {
  request: Pick<
    ReturnType<typeof useUnlockRequest>,
    'guardians' | 'sendToAll' | 'guardianIds' | 'chooseAll' | 'choose' | 'isSending'
  >;
}

/** Selects all or some guardians. Selecting all clears the selection of single guardians, and vice versa (D-099). */
export function GuardianChoice({ request }: GuardianChoiceProps) {
  const { guardians, sendToAll, guardianIds, chooseAll, choose, isSending } = request;
  return (
    <div role="group" aria-labelledby="ask-parent" className={styles.choice}>
      <CheckRow isChosen={sendToAll} isReadOnly={isSending} onChange={chooseAll}>
        <span className={classNames(styles.name, 'breakable')}>
          <Breakable text="Notify both parents/guardians" />
        </span>
      </CheckRow>
      {guardians.length > 0 ? (
        <>
          <p className={classNames(styles.or, 'muted fs-1')}>or choose</p>
          <ul className={styles.guardians}>
            {guardians.map((guardian) => (
              <li key={guardian.id}>
                <CheckRow
                  isCard
                  isChosen={guardianIds.includes(guardian.id)}
                  isReadOnly={isSending}
                  onChange={(isChosen) => choose(guardian.id, isChosen)}
                >
                  <GuardianLabel guardian={guardian} />
                </CheckRow>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

const GuardianLabel = ({ guardian: { id, fullName, relationship } }: { guardian: Guardian }) => (
  <>
    <Avatar id={id} name={fullName} className={styles.portrait} />
    <span>
      <span className={styles.name}>{fullName}</span>
      <br />
      <span className="muted fs-1">{relationship}</span>
    </span>
  </>
);

interface CheckRowProps {
  isChosen: boolean;
  /** True while the email is being sent: a disabled checkbox would lose focus. */
  isReadOnly: boolean;
  onChange: (isChosen: boolean) => void;
  isCard?: boolean;
  children: ReactNode;
}

function CheckRow({ isChosen, isReadOnly, onChange, isCard, children }: CheckRowProps) {
  return (
    <label className={classNames(styles.option, isCard && styles.card)}>
      <input
        type="checkbox"
        className="visually-hidden"
        checked={isChosen}
        aria-readonly={isReadOnly || undefined}
        onChange={({ target }) => {
          if (!isReadOnly) onChange(target.checked);
        }}
      />
      <span className={styles.checkbox} aria-hidden="true">
        <Check />
      </span>
      {children}
    </label>
  );
}
