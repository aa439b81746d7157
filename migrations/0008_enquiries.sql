CREATE TABLE "enquiries" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"fields" jsonb NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "enquiries_kind" CHECK ("enquiries"."kind" IN ('enquiry', 'application')),
	CONSTRAINT "enquiries_language" CHECK ("enquiries"."language" IN ('de', 'en')),
	CONSTRAINT "enquiries_state" CHECK ("enquiries"."state" IN ('new', 'read', 'answered'))
);
--> statement-breakpoint
CREATE TABLE "enquiry_files" (
	"enquiry_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"key" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "enquiry_files_enquiry_id_position_pk" PRIMARY KEY("enquiry_id","position")
);
--> statement-breakpoint
CREATE TABLE "proof_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "enquiry_id" text;--> statement-breakpoint
ALTER TABLE "enquiry_files" ADD CONSTRAINT "enquiry_files_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_received" ON "enquiries" USING btree ("kind","received_at");--> statement-breakpoint
CREATE INDEX "enquiries_email" ON "enquiries" USING btree (lower("email"));--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letters_enquiry" ON "letters" USING btree ("enquiry_id");