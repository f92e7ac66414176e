import * as v from 'valibot';
import type { PaymentRecord } from '../data/models/subscriptions.ts';
import { applyChoice, findPayment } from '../payment/provider.ts';
import {
  paymentChoices,
  pollsBeforeConfirmation,
  type PaymentChoice,
  type PaymentConfirmation,
} from '../rules/subscriptions/payments.ts';
import type { Backend } from '../server/backend.ts';
import { ControlRefusal, type Controls } from './control.ts';
import { closedObject } from './environment-schemas.ts';

const choice = v.picklist(paymentChoices, `Choose one of ${paymentChoices.join(', ')}.`);

const urlMessage = 'Give the redirectUrl of a payment.';

const paymentSchema = closedObject({
  redirectUrl: v.pipe(v.string(urlMessage), v.url(urlMessage)),
  choice,
});

export const confirmations = Object.keys(pollsBeforeConfirmation) as PaymentConfirmation[];

const confirmationSchema = closedObject({
  confirmation: v.picklist(confirmations, `Choose one of ${confirmations.join(', ')}.`),
});

/** A payment as the panel lists it. */
export interface ListedPayment {
  id: string;
  state: PaymentRecord['state'];
  kind: PaymentRecord['kind'];
  plan: string;
  learner: string;
  /** In rand. */
  amount: number;
}

export const paymentControls = (backend: Backend): Controls => {
  const choose = async (payment: PaymentRecord | undefined, chosen: PaymentChoice) => {
    const { db } = backend;
    if (!payment) throw new ControlRefusal(404, 'There is no such payment.');
    await backend.change(
      async () => {
        const { paymentConfirmation: confirmation } = backend.environment;
        return applyChoice(db, payment, chosen, { now: backend.now(), confirmation });
      },
      () => true,
    );
    return { state: db.payments.getOrThrow(payment.id).state };
  };
  return {
    'GET payments': (): ListedPayment[] =>
      backend.db.payments
        .all()
        .toReversed()
        .map((payment) => toListed(backend, payment)),
    /** The buyer's choice for the payment of a `redirectUrl`. */
    'POST payments': ({ body }) => {
      const { redirectUrl, choice: chosen } = v.parse(paymentSchema, body);
      return choose(findPayment(backend.db, new URL(redirectUrl).searchParams), chosen);
    },
    'POST payments/{id}': ({ body, id }) =>
      choose(backend.db.payments.get(id), v.parse(closedObject({ choice }), body).choice),
    /** Applies also to the payments whose confirmation has not arrived. */
    'POST payment-confirmation': async ({ body }) => {
      const { confirmation } = v.parse(confirmationSchema, body);
      backend.setEnvironment({ paymentConfirmation: confirmation });
      const { payments } = backend.db;
      const pollsLeft = pollsBeforeConfirmation[confirmation];
      await backend.change(
        async () => payments.where('state', 'paid').map(({ id }) => payments.update(id, { pollsLeft })),
        () => true,
      );
      return { confirmation };
    },
  };
};

function toListed(
  { db }: Backend,
  { id, state, kind, planId, learnerId, amount }: PaymentRecord,
): ListedPayment {
  const learner = db.users.get(learnerId);
  return {
    id,
    state,
    kind,
    plan: db.plans.get(planId)?.planName ?? planId,
    learner: learner ? `${learner.name} ${learner.surname}` : learnerId,
    amount,
  };
}
