import { useTexts } from '../shared/island/use-texts.ts';
import type { OfIsland } from '../shared/island/island-props.ts';
import { Island } from '../shared/island/Island.tsx';
import {
  franchiseRules,
  type FormQuestion,
  type FranchiseStart,
  type FranchiseValues,
} from '#content/forms/franchise-form.ts';
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { FormFrame, SendButton } from '../forms/FormFrame.tsx';
import { makeConnectedForm, sendTo } from '../../stores/connected-form.ts';
import { sayOutcome, submissionFailed } from '../forms/say-outcome.ts';
import { SentPanel } from '../forms/SentPanel.tsx';
import { isSending, type UsedForm, useForm } from '../forms/use-form.ts';
import { useSurvivesNavigation } from '../forms/use-survives-navigation.ts';

/** The form of `/franchise/`, with the brand's own questions. */
export function FranchiseForm({ lang, ...start }: OfIsland<FranchiseStart>) {
  return (
    <Island lang={lang}>
      <Fields start={start} />
    </Island>
  );
}

function Fields({ start }: { start: FranchiseStart }) {
  const texts = useTexts();
  const draftKey = `franchise-draft:${start.brandId}`;
  const make = () =>
    makeConnectedForm({
      rules: franchiseRules(start),
      send: sendTo(start.backend, { path: 'functions/v1/website-submissions/franchise' }),
      failureText: (reason) => submissionFailed(texts, reason),
      draftKey,
    });
  const store = useSurvivesNavigation(draftKey, make, isSending);
  const form = useForm(store, (outcome, errors) => sayOutcome(texts, outcome, errors, texts.franchise.sent));
  if (form.state.status === 'sent')
    return <SentPanel text={texts.franchise.sent} level="h2" again={texts.forms.sendAnother} onAgain={store.reset} />;
  return (
    <FormFrame form={form} label={texts.franchise.form}>
      <ol className="franchise-questions">
        {start.questions.map((question) => (
          <li key={question.name} lang={question.lang}>
            <Answer question={question} field={form.field} />
          </li>
        ))}
      </ol>
      <SendButton form={form} label={texts.franchise.send} />
    </FormFrame>
  );
}

interface AnswerProps {
  question: FormQuestion;
  field: UsedForm<FranchiseValues>['field'];
}

function Answer({ question: { name, question, type, required, options, about }, field }: AnswerProps) {
  const texts = useTexts();
  const label = required ? question : texts.franchise.optional(question);
  const choices = options.map((option) => ({ value: option, label: option }));
  const bound = { label, ...field(name) };
  if (type === 'radio') return <ChoiceField options={choices} {...bound} />;
  if (type === 'select') return <SelectField prompt={texts.franchise.chooseOne} options={choices} {...bound} />;
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
