import { CreditCard, Eye, Leaf, ListChecks, SearchCheck, UsersRound } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import page from '#components/page/public-page.module.css';
import styles from './about.module.css';

/** Only claims that the application fulfils. */
const reasons = [
  {
    title: 'You see every attempt',
    text: 'Date, subject, topic and score of everything your child hands in, and the average of the best scores so far.',
    Icon: Eye,
  },
  {
    title: 'The family account is yours',
    text: 'You add your children and set how they sign in. You invite the second parent or guardian.',
    Icon: UsersRound,
  },
  {
    title: 'A quiet place to learn',
    text: 'No adverts, no chats with strangers, nothing that scrolls for ever. Just the lesson and the next question.',
    Icon: Leaf,
  },
  {
    title: 'Marks that can be explained',
    text: 'Answers are checked against those that the author of the question wrote. Afterwards your child sees what was right, and what the answer should have been.',
    Icon: ListChecks,
  },
  {
    title: 'Changes are checked first',
    text: 'A suggested change to a question is set beside the old one and approved before any child sees it.',
    Icon: SearchCheck,
  },
  {
    title: 'Careful with your money',
    text: 'You pay on the payment provider’s own page, so your card number never reaches us. Auto-renew can be turned off.',
    Icon: CreditCard,
  },
];

export function TrustSection() {
  return (
    <section aria-labelledby="trust" className={classNames(page.column, styles.section)}>
      <h2 id="trust" className={styles.heading}>
        Why parents trust us
      </h2>
      <p className={classNames(page.lead, 'muted fs-2')}>No slogans, just how it works.</p>
      <ul className={styles.reasons}>
        {reasons.map(({ title, text, Icon }) => (
          <li key={title}>
            <Icon size={28} aria-hidden="true" />
            <h3 className="fs-2">{title}</h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
