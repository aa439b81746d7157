CREATE TABLE "enquiry_replies" (
	"id" text PRIMARY KEY NOT NULL,
	"enquiry_id" text NOT NULL,
	"letter_id" text NOT NULL,
	"staff_id" text NOT NULL,
	"staff_name" text NOT NULL,
	"staff_email" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "enquiry_replies_state" CHECK ("enquiry_replies"."state" IN ('queued', 'sent', 'outbox', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "reply_signatures" (
	"account_id" text PRIMARY KEY NOT NULL,
	"text_de" text NOT NULL,
	"text_en" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reply_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reply_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"text_de" text NOT NULL,
	"text_en" text NOT NULL,
	CONSTRAINT "reply_templates_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "enquiries" DROP CONSTRAINT "enquiries_state";--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "assignee_id" text;--> statement-breakpoint
ALTER TABLE "enquiry_replies" ADD CONSTRAINT "enquiry_replies_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_signatures" ADD CONSTRAINT "reply_signatures_account_id_staff_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."staff_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_replies_enquiry" ON "enquiry_replies" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "enquiry_replies_letter" ON "enquiry_replies" USING btree ("letter_id");--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_state" CHECK ("enquiries"."state" IN ('new', 'read', 'answered', 'offer', 'won', 'declined'));--> statement-breakpoint
CREATE TRIGGER keep_row AFTER INSERT OR UPDATE OR DELETE ON public.reply_templates FOR EACH ROW
  WHEN (coalesce(current_setting('staff.action', true), '') <> '') EXECUTE FUNCTION public.keep_row();
--> statement-breakpoint
-- As of enquiries, only what was deleted is kept, until it is restored or forgotten.
CREATE TRIGGER keep_row AFTER DELETE ON public.enquiry_replies FOR EACH ROW
  WHEN (coalesce(current_setting('staff.action', true), '') <> '') EXECUTE FUNCTION public.keep_row();
