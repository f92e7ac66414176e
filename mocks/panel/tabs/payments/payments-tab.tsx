import type { ListedPayment } from '../../../control/payment-controls.ts';
import type { PaymentChoice, PaymentConfirmation } from '../../../rules/subscriptions/payments.ts';
import { useConnection, useMockState, usePanelQuery } from '../../connection/use-connection.tsx';
import { Badge, Message, Section, Segments, ToolButton } from '../../parts/parts.tsx';
import { useAction } from '../../parts/use-action.ts';
import styles from './payments-tab.module.css';

const answers: readonly { value: PaymentChoice | 'ask'; label: string }[] = [
  { value: 'ask', label: 'Ask' },
  { value: 'pay', label: 'Pay' },
  { value: 'cancel', label: 'Cancel' },
  { value: 'fail', label: 'Fail' },
];

const answerTexts = {
  ask: 'The application opens the provider’s page, and you choose there.',
  pay: 'The provider takes the payment at once, and returns to the application.',
  cancel: 'The provider returns to the application as if the buyer had cancelled.',
  fail: 'The provider returns to the application as if the card had been declined.',
};

const confirmations: readonly { value: PaymentConfirmation; label: string }[] = [
  { value: 'third-poll', label: 'After 3 polls' },
  { value: 'first-poll', label: 'At once' },
  { value: 'never', label: 'Never' },
];

const confirmationTexts = {
  'third-poll': 'The plan starts when the application asks for the third time.',
  'first-poll': 'The plan starts when the application asks for the first time.',
  never: 'The application waits for the plan until you change this.',
};

/** The settings of the payment provider, and the payments. */
export function PaymentsTab() {
  const { client } = useConnection();
  const state = useMockState();
  const { data: payments } = usePanelQuery(['payments'], client.payments);
  const { run, message, isBusy } = useAction();
  if (!state || !payments) return null;
  const { paymentAnswer, paymentConfirmation } = state;
  return (
    <div className={styles.payments}>
      <div className={styles.settings}>
        <Section title="Answer of the payment provider">
          <div>
            <Segments
              label="Answer of the payment provider"
              options={answers}
              value={paymentAnswer}
              onChange={(answer) => void run(() => client.setPaymentAnswer(answer))}
            />
          </div>
          <p role="status">{answerTexts[paymentAnswer]}</p>
        </Section>
        <Section title="Confirmation of a payment to the school">
          <div>
            <Segments
              label="Confirmation of a payment to the school"
              options={confirmations}
              value={paymentConfirmation}
              onChange={(confirmation) => void run(() => client.setPaymentConfirmation(confirmation))}
            />
          </div>
          <p role="status">{confirmationTexts[paymentConfirmation]}</p>
        </Section>
      </div>
      <Section title="Payments">
        {payments.length === 0 ? (
          <p>
            No payments yet. Sign in as a parent such as Naledi, and choose a plan for a learner: the
            application then opens the provider’s page.
          </p>
        ) : (
          <PaymentTable
            payments={payments}
            isBusy={isBusy}
            onChoose={({ id }, choice) =>
              void run(() => client.choosePayment(id, choice), 'The provider has answered.')
            }
          />
        )}
        <Message message={message} />
      </Section>
    </div>
  );
}

const states: Record<
  ListedPayment['state'],
  { text: string; tone: 'neutral' | 'success' | 'warning' | 'error' }
> = {
  open: { text: 'Open', tone: 'warning' },
  paid: { text: 'Paid, not confirmed', tone: 'warning' },
  settled: { text: 'Paid and confirmed', tone: 'success' },
  cancelled: { text: 'Cancelled', tone: 'neutral' },
  failed: { text: 'Failed', tone: 'error' },
  refunded: { text: 'Refunded', tone: 'neutral' },
};

const kinds: Record<ListedPayment['kind'], string> = { checkout: 'Plan', recurring: 'Renewals' };

const rand = new Intl.NumberFormat('en-ZA', { style: 'currency', currency: 'ZAR' });

interface PaymentTableProps {
  payments: readonly ListedPayment[];
  isBusy: boolean;
  onChoose: (payment: ListedPayment, choice: PaymentChoice) => void;
}

const PaymentTable = ({ payments, isBusy, onChoose }: PaymentTableProps) => (
  <table className={styles.table} aria-label="Payments">
    <thead>
      <tr>
        <th scope="col">Learner</th>
        <th scope="col">Plan</th>
        <th scope="col">For</th>
        <th scope="col" className={styles.amount}>
          Amount
        </th>
        <th scope="col">State</th>
      </tr>
    </thead>
    <tbody>
      {payments.map((payment) => {
        const { id, learner, plan, kind, amount, state } = payment;
        return (
          <tr key={id}>
            <th scope="row">{learner}</th>
            <td>{plan}</td>
            <td>{kinds[kind]}</td>
            <td className={styles.amount}>{rand.format(amount)}</td>
            <td>
              <div className={styles.state}>
                <Badge tone={states[state].tone}>{states[state].text}</Badge>
                {state === 'open'
                  ? answers.map(({ value, label }) =>
                      value === 'ask' ? null : (
                        <ToolButton
                          key={value}
                          aria-label={`${label}: ${plan} for ${learner}`}
                          isPending={isBusy}
                          onPress={() => onChoose(payment, value)}
                        >
                          {label}
                        </ToolButton>
                      ),
                    )
                  : null}
              </div>
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
