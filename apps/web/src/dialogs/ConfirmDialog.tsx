import { Modal } from 'antd';
import { useState } from 'react';
import { dismissQuestion, useQuestion } from './confirm.ts';

/** Above other dialogs: some of them ask. */
const ABOVE = 1_100;

/** The question that is to be confirmed. What was asked stays readable while the dialog goes. */
export function ConfirmDialog() {
  const asked = useQuestion((state) => state.question);
  const [question, setQuestion] = useState(asked);
  const [busy, setBusy] = useState(false);
  if (asked !== null && asked !== question) setQuestion(asked);
  if (question === null) return null;
  const confirm = async () => {
    setBusy(true);
    try {
      await question.onOk();
    } finally {
      setBusy(false);
      dismissQuestion();
    }
  };
  return (
    <Modal
      open={asked !== null}
      centered
      closable={false}
      width={416}
      zIndex={ABOVE}
      title={question.title}
      okText={question.okText}
      {...(question.cancelText === undefined ? {} : { cancelText: question.cancelText })}
      okButtonProps={{ danger: question.danger ?? false }}
      confirmLoading={busy}
      onOk={() => void confirm()}
      onCancel={dismissQuestion}
      afterClose={() => setQuestion(null)}
    >
      {question.content}
    </Modal>
  );
}
