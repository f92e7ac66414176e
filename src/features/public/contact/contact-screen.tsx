import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { product } from '#lib/configuration.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { cardStyle } from '#ui/card-style.ts';
import { Mascot, type MascotMood } from '#ui/picture/Mascot.tsx';
import { ChatLink } from '../chat-link.tsx';
import { Office } from '../office.tsx';
import styles from './contact.module.css';

/** Offers a prefilled chat message and the contact details of the office (PUB-018, D-031). */
export function ContactScreen() {
  return (
    <PanelScreen
      title="Contact Us"
      lead="Classes, school work, a trial session, your account: ask us, and a person from the school answers."
      mood="welcome"
    >
      <section aria-labelledby="contact-chat" className={styles.chat}>
        <h2 id="contact-chat" className="fs-2">
          Send a message
        </h2>
        <p className="muted">WhatsApp opens with this written for you. Change it as you like.</p>
        <blockquote className={styles.message}>{product.contactText}</blockquote>
        <ChatLink variant="primary" />
      </section>
      <section aria-labelledby="contact-office" className={styles.office}>
        <h2 id="contact-office" className="fs-2">
          Call, write or come by
        </h2>
        <Office />
      </section>
      <div className={styles.links}>
        <Link to="/home" className={buttonStyle({ variant: 'secondary' })}>
          Return to Home
        </Link>
        <Link
          to="/about-{$slug}"
          params={{ slug: product.slug }}
          className={buttonStyle({ variant: 'quiet' })}
        >
          About Us
        </Link>
      </div>
    </PanelScreen>
  );
}

interface PanelScreenProps {
  title: string;
  lead: string;
  mood: MascotMood;
  children: ReactNode;
}

function PanelScreen({ title, lead, mood, children }: PanelScreenProps) {
  return (
    <div className={styles.narrow}>
      <div className={cardStyle()}>
        <header className={styles.head}>
          <div className={styles.text}>
            <h1 tabIndex={-1} className="fs-4">
              {title}
            </h1>
            <p className="muted">{lead}</p>
          </div>
          <Mascot mood={mood} className={styles.mascot} />
        </header>
        <div className={styles.body}>{children}</div>
      </div>
    </div>
  );
}
