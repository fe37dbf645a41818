import {
  Button,
  Checkbox,
  DateField,
  type DateRange,
  DateRangeField,
  FileDrop,
  FormField,
  NumberField,
  RadioGroup,
  Switch,
  TagField,
  TextArea,
  TextField,
} from '@studio/ui';
import { type FormEvent, useState } from 'react';

/** A form that leaves every value to its fields, and one field whose value is the form's. */
export function FieldsPage() {
  const [reserve, setReserve] = useState<number | null>(1000);
  const [sent, setSent] = useState('');
  const [loss, setLoss] = useState<number | null>(null);
  const [tags, setTags] = useState<readonly string[]>([]);
  const [period, setPeriod] = useState<DateRange>({ start: null, end: null });
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = [...new FormData(event.currentTarget)].filter(([, value]) => typeof value === 'string');
    setSent(
      JSON.stringify({
        ...Object.fromEntries(values),
        reserve,
        loss,
        tags,
        period,
        photos: photos.map(({ name }) => name),
      }),
    );
  };
  return (
    <form onSubmit={submit}>
      <h1>New claim</h1>
      <TextField label="Insured" name="insured" defaultValue="" isRequired />
      <TextArea label="Description" name="description" defaultValue="" />
      <NumberField label="Reserve" value={reserve} onValueChange={setReserve} min={0} max={50_000} />
      <Checkbox label="Injury" name="injury" defaultChecked={false} />
      <RadioGroup
        label="Line"
        defaultValue="property"
        options={[
          { value: 'property', label: 'Property' },
          { value: 'liability', label: 'Liability' },
        ]}
      />
      <Switch label="Notify the agent" defaultChecked={false} />
      <DateField label="Date of loss" value={loss} onValueChange={setLoss} />
      <DateRangeField label="Policy period" value={period} onValueChange={setPeriod} />
      <TagField label="Tags" options={['flood', 'total loss']} value={tags} onValueChange={setTags} />
      <FileDrop label="Photos" accept={['.png']} value={photos} onValueChange={setPhotos} />
      <FormField label="Adjuster" hint="Initials">
        <input name="adjuster" />
      </FormField>
      <Button type="submit">File claim</Button>
      <output aria-label="Sent">{sent}</output>
    </form>
  );
}
