/** An initialization file of form templates that all have a field which the data set feeds. */
export function makeReferrersFile(dataSetName: string, count: number): Buffer {
  const forms = Array.from({ length: count }, (_, index) => formElement(`Referrer ${index}`, dataSetName));
  const section = `<section>\n<title>Form Templates</title>\n${forms.join('\n')}\n</section>`;
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<configuration xmlns="urn:studio:dbinit:1" created="2026-11-20T09:30:00.000Z">\n${section}\n</configuration>\n`,
  );
}

function formElement(name: string, dataSetName: string): string {
  const fields = Array.from({ length: 12 }, (_, index) =>
    fieldElement(
      `field${index}`,
      index === 0 ? text('dataSetName', dataSetName) : '<null key="dataSetName"/>',
    ),
  );
  const head = `${text('uniqueName', name)}${text('name', name)}<number key="version">1</number><number key="type">1</number>`;
  const rest =
    '<number key="status">0</number><boolean key="repeatable">false</boolean><array key="productNames"/>';
  return `<formTemplate><map>${head}${rest}<array key="fields">${fields.join('')}</array></map></formTemplate>`;
}

function fieldElement(name: string, source: string): string {
  return `<map>${text('name', name)}${text('label', `What ${name} asks for`)}<number key="type">3</number>${source}</map>`;
}

function text(key: string, value: string): string {
  return `<string key="${key}">${value}</string>`;
}
