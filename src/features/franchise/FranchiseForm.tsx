import {
  franchiseRules,
  type FormQuestion,
  type FranchiseStart,
  type FranchiseValues,
} from '../../domain/forms/franchise-form.ts';
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx';
import { IslandBoundary } from '../../ui/IslandBoundary.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { FormFrame, SendButton } from '../forms/FormFrame.tsx';
import { makeConnectedForm, sendTo } from '../../stores/connected-form.ts';
import { sayOutcome, submissionFailed } from '../forms/say-outcome.ts';
import { SentPanel } from '../forms/SentPanel.tsx';
import { isSending, type UsedForm, useForm } from '../forms/use-form.ts';
import { useSurvivesNavigation } from '../forms/use-survives-navigation.ts';

/** The form of `/franchise/`, with the brand's own questions. */
export function FranchiseForm(start: FranchiseStart) {
  return (
    <IslandBoundary>
      <Fields start={start} />
    </IslandBoundary>
  );
}

const SENT = 'Your franchise inquiry has been submitted successfully.';

function Fields({ start }: { start: FranchiseStart }) {
  const draftKey = `franchise-draft:${start.brandId}`;
  const make = () =>
    makeConnectedForm({
      rules: franchiseRules(start),
      send: sendTo(start.backend, { path: 'functions/v1/website-submissions/franchise' }),
      failureText: submissionFailed,
      draftKey,
    });
  const store = useSurvivesNavigation(draftKey, make, isSending);
  const form = useForm(store, (outcome, errors) => sayOutcome(outcome, errors, SENT));
  if (form.state.status === 'sent')
    return <SentPanel text={SENT} level="h2" again="Send Another" onAgain={store.reset} />;
  return (
    <FormFrame form={form} label="Franchise inquiry">
      <ol className="grid gap-8">
        {start.questions.map((question) => (
          <li key={question.name} className="min-w-0">
            <Answer question={question} field={form.field} />
          </li>
        ))}
      </ol>
      <SendButton form={form} label="Send Inquiry" />
    </FormFrame>
  );
}

interface AnswerProps {
  question: FormQuestion;
  field: UsedForm<FranchiseValues>['field'];
}

function Answer({ question: { name, question, type, required, options, about }, field }: AnswerProps) {
  const label = required ? question : `${question} (optional)`;
  const bound = { label, ...field(name) };
  if (type === 'radio') return <ChoiceField options={options} {...bound} />;
  if (type === 'select')
    return (
      <SelectField
        prompt="Choose one"
        options={options.map((option) => ({ value: option, label: option }))}
        {...bound}
      />
    );
  if (type === 'datetime') return <TextField type="datetime-local" {...bound} />;
  if (type === 'textarea') return <TextField type="multiline" {...bound} />;
  return <TextField {...typeOf(about)} {...bound} />;
}

/** Autocomplete, and the keyboard or date picker, by type of question. */
function typeOf(about: FormQuestion['about']) {
  if (about === undefined) return {};
  if (about === 'date') return { type: 'date' } as const;
  return { type: ({ email: 'email', tel: 'tel', bday: 'date', name: 'text' } as const)[about], autoComplete: about };
}
