import { Link } from '@tanstack/react-router';
import { Mail, MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import type { components } from '#api/contract.gen.ts';
import { product } from '#lib/configuration.ts';
import { chatLink, emailLink } from '#lib/url/contact-links.ts';
import { currentSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Row } from '#ui/layout.tsx';
import { Section } from './section.tsx';

type Learner = components['schemas']['Learner'];

/** Tells the primary parent how to delete the learner, and other parents how to ask the office to do so (D-088). */
export function DeletionSection({ learner }: { learner: Learner }) {
  // Signing out clears the session before this screen unmounts.
  const [session] = useState(currentSession);
  const isPrimary = learner.parents.some(({ id, isPrimaryParent }) => id === session?.id && isPrimaryParent);
  return (
    <Section id="deletion" title="Delete this data" onScreenOnly>
      {isPrimary ? <DeletionAdvice name={learner.name} /> : <AskTheOffice learner={learner} />}
    </Section>
  );
}

function DeletionAdvice({ name }: { name: string }) {
  return (
    <>
      <p>
        As the primary parent you can delete {name} with the <strong>Delete</strong> button on {name}’s card
        on your dashboard. The account with its login, all results and saved answers, the plans and the links
        to parents are deleted too. Nothing is charged again. It cannot be undone: download the data first if
        you want to keep it.
      </p>
      <Row align="stretch">
        <Link to="/parent/dashboard" className={buttonStyle({ variant: 'secondary', dangerous: true })}>
          Go to the dashboard to delete
        </Link>
      </Row>
    </>
  );
}

function AskTheOffice({ learner }: { learner: Learner }) {
  const [session] = useState(currentSession);
  const parentName = `${session?.name ?? ''} ${session?.surname ?? ''}`.trim();
  const { subject, text } = deletionRequest(learner, parentName);
  const primary = learner.parents.find(({ isPrimaryParent }) => isPrimaryParent);
  return (
    <>
      <p>
        {primary
          ? `${primary.name} ${primary.surname}, the primary parent, can delete ${learner.name}. `
          : ''}
        You can ask the office to do it; we have written the message for you. The Remove button on your
        dashboard only ends your own link to {learner.name}.
      </p>
      <Row align="stretch">
        <a
          href={emailLink(product.office.email, { subject, body: text })}
          className={buttonStyle({ variant: 'secondary' })}
        >
          <Mail aria-hidden="true" />
          Ask by email
        </a>
        <a
          href={chatLink(product.contactNumber, text)}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle({ variant: 'secondary' })}
        >
          <MessageSquareText aria-hidden="true" />
          Ask on WhatsApp
        </a>
      </Row>
    </>
  );
}

/**
 * Writes a message that asks the office to delete a learner.
 *
 * @param parentName name and surname of the parent who asks
 */
export function deletionRequest(
  { name, surname }: Pick<components['schemas']['Learner'], 'name' | 'surname'>,
  parentName: string,
): { subject: string; text: string } {
  const learnerName = `${name} ${surname}`.trim();
  return {
    subject: `Please delete the data of ${learnerName}`,
    text: `Hello, please delete everything that you keep about ${learnerName}. I am a parent or guardian. ${parentName}`.trim(),
  };
}
